import { Link2Off } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/state-screen';

interface LinkOverProps {
  title: string;
  /** Why it is over, and who makes a new one. */
  children: string;
  toSignIn: string;
}

/** A one-time link that was used, or is too old. */
export function LinkOver({ title, children, toSignIn }: LinkOverProps) {
  const way = (
    <Link href="/sign-in" className={buttonClass('primary')}>
      {toSignIn}
    </Link>
  );
  return (
    <Card>
      <EmptyState level={1} icon={Link2Off} title={title} action={way}>
        {children}
      </EmptyState>
    </Card>
  );
}
