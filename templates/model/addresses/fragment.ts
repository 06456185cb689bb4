/** Splits an address at its first `#`; further ones belong to the fragment. */
export function splitFragment(address: string): [page: string, fragment: string | undefined] {
  const at = address.indexOf('#');
  return at === -1 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)];
}
