/** Promise that is resolved from outside. Node 20 lacks `Promise.withResolvers`. */
export function defer(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
