// Group commit: whatever waits while one transaction is written goes together into the next.

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

/**
 * A function that hands its items to `work` in batches of at most `most`, one batch at a time, in the order in which
 * they came. `work` answers with one result for each item, or fails as a whole; then each item is tried alone, so
 * that one that cannot be stored does not take its neighbours with it.
 */
export function gathered<Item, Result>(
  most: number,
  work: (batch: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let working = false;

  async function workOff(): Promise<void> {
    working = true;
    while (waiting.length > 0) await together(waiting.splice(0, most));
    working = false;
  }

  async function together(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, at) => resolve(results[at] as Result));
    } catch (error) {
      const [only, ...others] = batch;
      if (others.length === 0) only?.reject(error);
      else for (const one of batch) await together([one]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!working) void workOff();
    });
}
