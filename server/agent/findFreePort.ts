import { createServer } from 'node:net';

const TRIES = 50;

/** The next port after one that is free on both loopbacks at this moment; null where none of the next fifty is. */
export async function findFreePort(after: number): Promise<number | null> {
  for (let port = after + 1; port <= Math.min(65_535, after + TRIES); port += 1) {
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  }
  return null;
}

/** An address that this machine does not have takes nothing away. */
function isFree(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'));
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });
}
