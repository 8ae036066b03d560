'use client';
import { useTranslations } from 'next-intl';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { fetchSignedIn } from '@/components/session/signed-in';
import { Spinner } from '@/components/ui/spinner';
import { fileAddress } from './file-address';

export interface PageProps {
  id: string;
  /** From 0 */
  page: number;
  /** 1 = as wide as there is room */
  zoom: number;
  /** Quarter turns to the right */
  turns: number;
  onPages: (pages: number) => void;
}

/** A picture of the page, drawn anew by the server. */
export function ImagePage({ id, page, zoom, turns }: PageProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NotShown />;
  return (
    <img
      src={fileAddress(id, 'view', page)}
      alt=""
      onError={() => setFailed(true)}
      className="mx-auto origin-center bg-surface"
      style={{ width: `${zoom * 100}%`, maxWidth: zoom === 1 ? 900 : 'none', rotate: `${turns * 90}deg` }}
    />
  );
}

/** A page of a PDF, drawn on a canvas: no script, link or form of it comes alive. */
export function PdfPage({ id, page, zoom, turns, onPages }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pdf = usePdf(id, onPages);
  useEffect(() => {
    if (!pdf || pdf === 'failed' || !canvas.current) return undefined;
    const drawing = draw(pdf, canvas.current, { page, zoom, turns });
    return () => drawing.cancel();
  }, [pdf, page, zoom, turns]);
  if (pdf === 'failed') return <NotShown />;
  return (
    <>
      {!pdf && <Spinner />}
      <canvas ref={canvas} className="mx-auto bg-surface" />
    </>
  );
}

function NotShown() {
  return <p className="py-10 text-center text-ink-2">{useTranslations('documents.viewer')('notShown')}</p>;
}

function usePdf(id: string, onPages: (pages: number) => void): PDFDocumentProxy | 'failed' | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    let opened: PDFDocumentProxy | null = null;
    void openPdf(id).then(
      (proxy) => {
        opened = proxy;
        if (left) return void proxy.loadingTask.destroy();
        onPages(proxy.numPages);
        setPdf(proxy);
      },
      () => setPdf('failed'),
    );
    return () => {
      left = true;
      void opened?.loadingTask.destroy();
    };
  }, [id, onPages]);
  return pdf;
}

async function openPdf(id: string): Promise<PDFDocumentProxy> {
  const [pdfjs, response] = await Promise.all([import('pdfjs-dist'), fetchSignedIn(fileAddress(id, 'view'))]);
  if (!response.ok) throw new Error('The document did not come.');
  pdfjs.GlobalWorkerOptions.workerPort ??= new Worker(
    new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url),
    { type: 'module' },
  );
  const data = new Uint8Array(await response.arrayBuffer());
  return pdfjs.getDocument({ data, isEvalSupported: false, enableXfa: false }).promise;
}

function draw(
  pdf: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  { page, zoom, turns }: Pick<PageProps, 'page' | 'zoom' | 'turns'>,
): { cancel: () => void } {
  let cancelled = false;
  let stop = () => undefined as void;
  void pdf.getPage(page + 1).then(async (sheet) => {
    if (cancelled) return;
    const rotation = (sheet.rotate + turns * 90) % 360;
    const room = Math.min(900, canvas.parentElement?.clientWidth ?? 900) - 32;
    const scale = (room / sheet.getViewport({ scale: 1, rotation }).width) * zoom;
    const sharp = window.devicePixelRatio || 1;
    const viewport = sheet.getViewport({ scale: scale * sharp, rotation });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    canvas.style.width = `${viewport.width / sharp}px`;
    const task = sheet.render({ canvas, viewport });
    stop = () => task.cancel();
    // A page that is turned before it is drawn ends its drawing with an error that means nothing.
    await task.promise.catch(() => undefined);
  });
  return {
    cancel: () => {
      cancelled = true;
      stop();
    },
  };
}
