/** Runs a task at once, and while it runs or shortly after it ran once more at most, however often it is asked for. */
export function atMostEvery(gapMs: number, task: () => Promise<void>): () => void {
  let isBusy = false;
  let isWanted = false;
  const run = () => {
    isBusy = true;
    isWanted = false;
    void task()
      // What could not be read is read again with the next news; a lost connection is said elsewhere.
      .catch(() => undefined)
      .finally(() =>
        setTimeout(() => {
          isBusy = false;
          if (isWanted) run();
        }, gapMs),
      );
  };
  return () => {
    isWanted = true;
    if (!isBusy) run();
  };
}
