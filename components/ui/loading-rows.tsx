import { Box } from './card';
import { Skeleton } from './skeleton';

interface LoadingRowsProps {
  /** Says what is on its way: "Loading the queue". */
  label: string;
  rows?: number | undefined;
}

/** A list on its way, as high as the list will be. */
export function LoadingRows({ label, rows = 8 }: LoadingRowsProps) {
  return (
    <div role="status" aria-label={label}>
      <Box>
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className="flex min-h-13 items-center gap-3 border-b border-line px-4 last:border-b-0"
          >
            <Skeleton className="h-5 w-8" />
            <Skeleton className="h-3.5 w-40 max-w-[30%]" />
            <Skeleton className="ml-auto h-6 w-24 rounded-full" />
            <Skeleton className="h-3.5 w-28 phone:hidden" />
          </div>
        ))}
      </Box>
    </div>
  );
}
