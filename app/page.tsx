import { redirect } from 'next/navigation';
import { FIRST_PAGE } from '@/lib/desk/sign-in/return-path';

/** The bare address leads to the first page, which asks who is there. */
export default function RootPage() {
  redirect(FIRST_PAGE);
}
