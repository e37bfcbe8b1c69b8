import type { CDPSession, Page } from '@playwright/test';

/** A key that the browser believes to have, which its owner unlocks with a finger. */
export interface VirtualKey {
  readonly client: CDPSession;
  readonly authenticatorId: string;
}

export async function addVirtualKey(page: Page): Promise<VirtualKey> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

/** Whether its owner is there, and lays a finger on it. */
export async function setFinger({ client, authenticatorId }: VirtualKey, isThere: boolean): Promise<void> {
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isThere });
}
