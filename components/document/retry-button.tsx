'use client';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

/**
 * Stands while a file waits for its next try. When that comes, the focus stays at the file: the button beside would be
 * pressed by one who meant this one.
 */
export function RetryButton({ name, onRetry }: { name: string; onRetry: () => void }) {
  const t = useTranslations('documents');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const standing = button.current;
    return () => {
      if (standing === document.activeElement) standing?.closest('li')?.focus();
    };
  }, []);
  return (
    <Button ref={button} size="small" onClick={onRetry} aria-label={t('retryOf', { name })}>
      {t('retry')}
    </Button>
  );
}
