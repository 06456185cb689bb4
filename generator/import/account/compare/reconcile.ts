import { changeReasons, type OmissionReason, omissionReasons } from '../../model/losses.ts';
import { type Account, type AccountInput, accountVersion, type DocumentAccount } from '../account.ts';
import { comparableAddress } from '../count/addresses.ts';
import { readBase } from './built-page.ts';
import { AddressChecker, type AddressState } from './check-addresses.ts';
import { Claims } from './claims.ts';
import { changeLine, omissionLine, shortened } from './loss-lines.ts';
import type { AddressMap } from './match-items.ts';
import { documentsBySource, PageReader } from './pages-of.ts';
import { addLines, type Comparison, emptyLines, isBalanced, reconcileDocument } from './reconcile-document.ts';

/** Addresses that the report names; numbers are exact. */
const mostAddresses = 500;

function addressMap(input: AccountInput, addresses: AddressChecker, newBase: string): AddressMap {
  const url = input.address !== undefined && URL.canParse(input.address) ? new URL(input.address) : undefined;
  // A placeholder stands for many pictures, in the shape of each place.
  const known = (input.files ?? []).filter(({ isPlaceholder }) => !isPlaceholder);
  const files = new Map(known.map(({ address, file }) => [comparableAddress(address), file]));
  return {
    host: url?.host.replace(/^www\./, '') ?? '',
    base: url?.pathname.replace(/\/+$/, '') ?? '',
    target: (address) => addresses.target(address),
    file: (address) => files.get(comparableAddress(address)),
    newBase,
    prefixes: (input.prefixes ?? []).map((prefix) => comparableAddress(prefix)),
  };
}

/** Counts what answers addresses. */
function addressTable(): { table: Account['addresses']; add: Comparison['onAddress'] } {
  const table: Account['addresses'] = { route: 0, movedFrom: 0, redirect: 0, gone: 0, unanswered: [], goneAddresses: [] };
  const add = (address: string, state: AddressState) => {
    if (state !== 'unanswered') table[state]++;
    const list = state === 'unanswered' ? table.unanswered : state === 'gone' ? table.goneAddresses : undefined;
    if (list && list.length < mostAddresses) list.push(address);
  };
  return { table, add };
}

function withheldTable(documents: readonly DocumentAccount[]): Account['withheld'] {
  const reasons = new Set(documents.flatMap(({ withheld }) => withheld ?? []));
  return [...reasons].sort().map((reason: OmissionReason) => {
    const of = documents.filter(({ withheld }) => withheld === reason);
    return { reason, documents: of.length, words: of.reduce((sum, { lines }) => sum + lines.words.in, 0) };
  });
}

type Site = Account['site'];

function omittedTable(documents: readonly DocumentAccount[], site: Site): Account['omitted'] {
  const all = [...documents.flatMap(({ omissions }) => omissions), ...site.omissions];
  return omissionReasons
    .map((reason) => all.filter((one) => one.reason === reason))
    .flatMap((of) =>
      of[0] ? [{ reason: of[0].reason, number: of.length, words: of.reduce((sum, { words }) => sum + words, 0) }] : [],
    );
}

function changedTable(documents: readonly DocumentAccount[], site: Site): Account['changed'] {
  const all = [...documents.flatMap(({ changes }) => changes), ...site.changes];
  return changeReasons
    .map((reason) => ({ reason, number: all.filter((one) => one.reason === reason).length }))
    .filter(({ number }) => number > 0);
}

/** What an account says about the whole import, without its sums. */
function summaryOf({ format, generator, files = [] }: AccountInput, documents: readonly DocumentAccount[], site: Site) {
  const placeholders = files.flatMap(({ address, isPlaceholder }) => (isPlaceholder ? [shortened(address)] : []));
  return {
    version: accountVersion as Account['version'],
    format,
    ...(generator !== undefined && { generator: shortened(generator) }),
    withheld: withheldTable(documents),
    omitted: omittedTable(documents, site),
    changed: changedTable(documents, site),
    falseClaims: documents.reduce((total, { falseClaims }) => total + falseClaims.length, 0),
    missingPictures: [...new Set(placeholders)].sort(),
  };
}

/** Compares a source with the site that it became. */
export async function reconcile(input: AccountInput): Promise<Account> {
  const siteClaims = new Claims(input.siteLosses);
  const newBase = input.newBase ?? (await readBase(input.out));
  const addresses = new AddressChecker(input.out, newBase, input.addresses);
  const { table, add } = addressTable();
  const comparison: Comparison = {
    out: input.out,
    siteClaims,
    claims: new Map(),
    map: addressMap(input, addresses, newBase),
    addresses,
    omitted: new Set(input.siteLosses.omissions.map(({ name }) => name)),
    onAddress: add,
  };
  const importedOf = documentsBySource(input.documents);
  const reader = new PageReader(input);
  const documents: DocumentAccount[] = [];
  const sum = emptyLines();
  for await (const count of input.source) {
    const imported = count.withheld ? { documents: [], isShared: false } : importedOf(count.id);
    const routes = imported.documents.flatMap((document) => document.pages);
    const pages = await reader.read(routes, imported.isShared);
    const account = await reconcileDocument(count, imported, pages, comparison);
    documents.push(account);
    addLines(sum, account.lines);
  }
  const site: Site = { omissions: siteClaims.checked().map(omissionLine), changes: input.siteLosses.changes.map(changeLine) };
  return { ...summaryOf(input, documents, site), sum, isBalanced: isBalanced(sum), addresses: table, documents, site };
}
