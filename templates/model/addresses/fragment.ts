/** An address without its fragment, and that, which begins after the first `#`: others belong to it. */
export function splitFragment(address: string): [page: string, fragment: string | undefined] {
  const at = address.indexOf('#');
  return at === -1 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)];
}
