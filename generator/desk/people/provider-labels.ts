import type { DeskConfig } from '../model/config.ts';
import type { Person } from '../model/person.ts';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Names of the providers of a person's accounts; the host of one that is no longer configured. */
export const providerLabels = ({ providers }: DeskConfig, { identities }: Pick<Person, 'identities'>): string[] =>
  identities.map(({ issuer }) => {
    const provider = providers.find((one) => withoutSlash(one.issuer) === withoutSlash(issuer));
    return provider?.label ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer);
  });
