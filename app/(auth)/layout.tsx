import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { QuietBoard } from '@/components/session/quiet-board';
import { MarkSign } from '@/components/shell/mark';

/** Pages in front of the desk: one card, nothing else to look at. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell');
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-95 flex-col justify-center px-4 py-10">
      <p className="mb-5 flex items-center justify-center gap-2 text-lead font-[650] tracking-[-0.01em]">
        <MarkSign />
        {t('product')}
      </p>
      {children}
      <QuietBoard />
    </main>
  );
}
