'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Where the way leads on; without it the surroundings have a button of their own. */
  next?: string;
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, next }: RecoveryCodesProps) {
  const t = useTranslations('secondFactor');
  const [copied, setCopied] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  // The form that was sent is gone: what took its place is read out.
  useEffect(() => lead.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mt-1 mb-4 text-ink-2 outline-none">
        {t('codesLead')}
      </p>
      <ul
        aria-label={t('codes')}
        className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-4 gap-y-1.5 rounded-small border border-line bg-sunken px-4 py-3 text-center tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button size="small" onClick={() => void copy()}>
          {t('copyCodes')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t('printCodes')}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-small text-ink-3">
        {copied && t('copied')}
      </p>
      {next !== undefined && (
        <a href={next} className={`${buttonClass('primary')} mt-2 w-full print:hidden`}>
          {t('codesKept')}
        </a>
      )}
    </>
  );
}
