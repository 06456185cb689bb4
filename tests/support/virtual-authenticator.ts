import type { CDPSession, Page } from 'playwright-core';

/** Authenticator of Chromium for tests. https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/ */
export interface VirtualAuthenticator {
  session: CDPSession;
  id: string;
}

/** Adds an authenticator that confirms at once. */
export async function addAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport, hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { session, id };
}

export const removeAuthenticator = ({ session, id: authenticatorId }: VirtualAuthenticator) =>
  session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
