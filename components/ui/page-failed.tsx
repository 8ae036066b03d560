import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import { ErrorState } from './state-screen';

interface PageFailedProps {
  title: string;
  /** Why, and what to do. */
  children: ReactNode;
  /** The words of the link that asks for the page once more. */
  again: string;
  /** 2 under a heading that the page keeps. */
  level?: 1 | 2 | undefined;
}

/** The page came without what it is about. The link is a plain one: it asks the server for the whole page. */
export function PageFailed({ title, children, again, level = 1 }: PageFailedProps) {
  const askAgain = (
    <a href="" className={buttonClass('primary')}>
      {again}
    </a>
  );
  return (
    <ErrorState level={level} title={title} action={askAgain}>
      {children}
    </ErrorState>
  );
}
