import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Account that signs in at the provider. */
export interface ProviderAccount {
  subject: string;
  email: string;
  name?: string;
}

/** OpenID provider on localhost whose users sign in without being asked. */
export interface OpenIdProvider {
  issuer: string;
  /**
   * Goes through the pages of the provider, as a browser does.
   * @param address with the request of the desk
   * @returns address at the desk that the provider sends the browser back to
   */
  visit: (address: string, account: ProviderAccount) => Promise<URL>;
  close: () => Promise<void>;
}

export const providerClient = { clientId: 'desk', secret: 'secret of the desk' };

/** Cookies of one browser at the provider. */
function createCookies() {
  const jar = new Map<string, string>();
  return {
    add: (headers: Headers) => {
      for (const cookie of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
    },
    header: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const configurationOf = (redirectUris: string[], accounts: Map<string, ProviderAccount>) => ({
  clients: [
    {
      client_id: providerClient.clientId,
      client_secret: providerClient.secret,
      redirect_uris: redirectUris,
      response_types: ['code' as const],
      grant_types: ['authorization_code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  cookies: { keys: ['key of the tests'] },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_: unknown, id: string) => ({
    accountId: id,
    claims: () => ({ sub: id, email: accounts.get(id)?.email, email_verified: true, name: accounts.get(id)?.name }),
  }),
});

/** @param redirectUris addresses at desks that it may send browsers back to */
export async function startOpenIdProvider(redirectUris: string[]): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, ProviderAccount>();
  const provider = new Provider(issuer, {
    ...configurationOf(redirectUris, accounts),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: providerClient.clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const accountId = String(request.headers['x-account']);
    return provider.interactionFinished(request, response, { login: { accountId } }).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  const visit: OpenIdProvider['visit'] = async (address, account) => {
    accounts.set(account.subject, account);
    const cookies = createCookies();
    let at = new URL(address);
    for (let step = 0; step < 10; step++) {
      const headers = { cookie: cookies.header(), 'x-account': account.subject };
      const page = await fetch(at, { redirect: 'manual', headers });
      cookies.add(page.headers);
      const next = page.headers.get('location');
      if (next === null) throw new Error(`${at} answered ${page.status}: ${await page.text()}`);
      at = new URL(next, at);
      if (!at.href.startsWith(issuer)) return at;
    }
    throw new Error('The provider redirects without end.');
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { issuer, visit, close };
}
