/** A promise that is kept from outside. Node 20 has no `Promise.withResolvers`. */
export function defer(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
