// How far an import is, on one line of a terminal, or a line every few seconds elsewhere.

/** Milliseconds between two messages. */
const EVERY = { terminal: 200, elsewhere: 5_000 };

type Progress = {
  /** Share of the file from 0 to 1, and the products taken so far. */
  show: (file: string, share: number, products: number) => void;
  end: () => void;
};

export function progressLine(stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>): Progress {
  const every = stream.isTTY ? EVERY.terminal : EVERY.elsewhere;
  let last = performance.now();
  let open = false;
  return {
    show: (file, share, products) => {
      const now = performance.now();
      if (now - last < every) return;
      last = now;
      open = stream.isTTY;
      const percent = String(Math.floor(share * 100)).padStart(3);
      const text = `${percent} % of ${file}: ${products.toLocaleString('en')} products`;
      stream.write(stream.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
    },
    end: () => {
      if (open) stream.write('\r\u001b[K');
    },
  };
}
