import { join } from 'node:path';
import type { Account, AccountInput, ImportedDocument } from '../../generator/import/account/account.ts';
import { reconcile } from '../../generator/import/account/compare/reconcile.ts';
import { countSource } from '../../generator/import/account/count/count-source.ts';
import { type Losses, noLosses } from '../../generator/import/model/losses.ts';
import { projectRoot } from './project-root.ts';

export const accountFixture = join(projectRoot, 'tests/fixtures/import/account');

/** What an honest import of the fixture says about its pages. */
export const fixtureDocuments = (): ImportedDocument[] => [
  {
    id: '11',
    title: 'الورشة من الداخل',
    pages: ['/workshop-inside'],
    losses: {
      omissions: [{ reason: 'shortcode', name: 'booking_form', text: '' }],
      changes: [{ reason: 'repeated', name: 'table', before: '', after: 'درجات الحرق' }],
    },
  },
  {
    id: '12',
    title: 'About us',
    pages: ['/about'],
    losses: { omissions: [{ reason: 'script', name: 'script', text: '' }], changes: [] },
  },
];

const fixtureAddresses: AccountInput['addresses'] = [
  { from: '/الورشة/', outcome: 'movedFrom', to: '/workshop-inside' },
  { from: '/workshop/', outcome: 'movedFrom', to: '/workshop-inside' },
  { from: '/?page_id=11', outcome: 'movedFrom', to: '/workshop-inside' },
  { from: '/about/', outcome: 'route', to: '/about' },
  { from: '/?page_id=12', outcome: 'movedFrom', to: '/about' },
];

/** Account of the fixture against a folder of its built site. */
export function accountOfFixture(out: string, changed: Partial<AccountInput> & { siteLosses?: Losses } = {}): Promise<Account> {
  return reconcile({
    format: 'wordpress',
    address: 'https://old.example.com',
    source: countSource(join(accountFixture, 'export.xml'), 'wordpress', {}),
    documents: fixtureDocuments(),
    siteLosses: noLosses(),
    out,
    addresses: fixtureAddresses,
    files: [
      { address: 'https://old.example.com/wp-content/uploads/2020/03/workshop-300x200.svg', file: 'workshop.svg' },
      { address: 'https://old.example.com/wp-content/uploads/kiln.svg', file: 'kiln.svg' },
    ],
    ...changed,
  });
}
