import type { Configuration, IDToken } from 'openid-client';
import { importOptional } from '../../core/diagnostics/optional.ts';
import type { DeskConfig } from '../model/config.ts';
import type { Identity } from '../model/person.ts';
import { createSecret, hashSecret } from '../model/secrets.ts';

/** How long a person may take at the provider, in milliseconds. */
const validFor = 10 * 60 * 1000;

/** How long what a provider says about itself is kept, in milliseconds. */
const discoveryTime = 60 * 60 * 1000;

/** Most people at providers at a time; the oldest have to begin again. */
const mostPending = 5000;

/** Seconds that a provider may take for an answer. */
const timeout = 10;

/** What is to happen after the provider has confirmed who it is. */
export interface Intention {
  to: string;
  isShared: boolean;
  /** Secret of an invitation that is accepted. */
  invitation?: string;
}

interface Pending extends Intention {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  expiresAt: number;
}

/** Why an account at a provider was not confirmed. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly reason: 'provider-failed' | 'provider-unavailable';

  constructor(reason: ProviderError['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Confirmed account. */
export interface ConfirmedAccount {
  intention: Intention;
  identity: Identity;
  /** As the provider says; nothing is decided by it. */
  name: string | undefined;
}

/** Accounts at OpenID providers: authorization code with PKCE, state and nonce. */
export interface Providers {
  /**
   * @returns address at the provider, and the secret of a cookie that binds the answer to this browser
   * @throws ProviderError
   */
  begin: (name: string, intention: Intention) => Promise<{ address: string; cookie: string }>;
  /**
   * @param query of the address that the provider sent the browser back to
   * @throws ProviderError
   */
  finish: (name: string, query: URLSearchParams, cookie: string | undefined) => Promise<ConfirmedAccount>;
}

type Environment = Readonly<Record<string, string | undefined>>;

type Provider = DeskConfig['providers'][number];

const isLocal = (issuer: URL) => issuer.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(issuer.hostname);

/** Asks a provider for its addresses and keys. @throws Error if it does not answer, or the secret is missing */
async function discover({ issuer, clientId, secretFrom }: Provider, environment: Environment): Promise<Configuration> {
  const oidc = await importOptional('openid-client');
  const secret = environment[secretFrom];
  if (secret === undefined || secret === '') throw new Error(`The environment variable ${secretFrom} is not set.`);
  const address = new URL(issuer);
  const execute = [oidc.enableNonRepudiationChecks, ...(isLocal(address) ? [oidc.allowInsecureRequests] : [])];
  return oidc.discovery(address, clientId, secret, undefined, { execute, timeout });
}

function createDiscovery({ providers }: Pick<DeskConfig, 'providers'>, environment: Environment, now: () => number) {
  const known = new Map<string, { configuration: Promise<Configuration>; at: number }>();
  return async (name: string): Promise<Configuration> => {
    const provider = providers.find((one) => one.name === name);
    if (!provider) throw new ProviderError('provider-unavailable');
    const former = known.get(name);
    const isFresh = former !== undefined && now() - former.at < discoveryTime;
    const { configuration } = isFresh ? former : { configuration: discover(provider, environment) };
    if (!isFresh) known.set(name, { configuration, at: now() });
    try {
      return await configuration;
    } catch (error) {
      known.delete(name);
      throw new ProviderError('provider-unavailable', error);
    }
  };
}

/** Records of people who are at a provider, by the hash of their cookie. */
function createPending(now: () => number) {
  const records = new Map<string, Pending>();
  return {
    add: (pending: Omit<Pending, 'expiresAt'>): string => {
      const cookie = createSecret();
      records.set(hashSecret(cookie), { ...pending, expiresAt: now() + validFor });
      for (const [hash, { expiresAt }] of records) {
        if (expiresAt > now() && records.size <= mostPending) break;
        records.delete(hash);
      }
      return cookie;
    },
    /** Record of a cookie, which is not found a second time. */
    take: (cookie: string): Pending | undefined => {
      const hash = hashSecret(cookie);
      const pending = records.get(hash);
      records.delete(hash);
      return pending && pending.expiresAt > now() ? pending : undefined;
    },
  };
}

/** Exchanges the code in an address for what the provider says about the person. @throws ProviderError */
async function claimsOf(configuration: Configuration, address: URL, { verifier, state, nonce }: Pending): Promise<IDToken> {
  const oidc = await importOptional('openid-client');
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
  try {
    const claims = (await oidc.authorizationCodeGrant(configuration, address, checks)).claims();
    if (claims) return claims;
  } catch (error) {
    throw new ProviderError('provider-failed', error);
  }
  throw new ProviderError('provider-failed');
}

/**
 * @param config providers, and the address of the desk
 * @param environment variables with the secrets of clients
 */
export function createProviders(
  { url, providers }: Pick<DeskConfig, 'url' | 'providers'>,
  now: () => number,
  environment: Environment = process.env,
): Providers {
  const configurationOf = createDiscovery({ providers }, environment, now);
  const pending = createPending(now);
  const callback = (name: string) => `${url}/_desk/callback/${name}`;
  return {
    begin: async (name, intention) => {
      const configuration = await configurationOf(name);
      const oidc = await importOptional('openid-client');
      const verifier = oidc.randomPKCECodeVerifier();
      const record = { ...intention, provider: name, verifier, state: oidc.randomState(), nonce: oidc.randomNonce() };
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: callback(name),
        scope: 'openid profile email',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: record.state,
        nonce: record.nonce,
      });
      return { address: address.href, cookie: pending.add(record) };
    },
    finish: async (name, query, cookie) => {
      const record = cookie === undefined ? undefined : pending.take(cookie);
      if (record?.provider !== name) throw new ProviderError('provider-failed');
      const claims = await claimsOf(await configurationOf(name), new URL(`${callback(name)}?${query}`), record);
      const { to, isShared, invitation } = record;
      return {
        intention: { to, isShared, invitation },
        identity: { issuer: claims.iss, subject: claims.sub },
        name: typeof claims.name === 'string' ? claims.name : undefined,
      };
    },
  };
}
