import type { CDPSession, Page } from '@playwright/test';

/** A key that the browser believes to have, which its owner unlocks with a finger. */
export interface VirtualKey {
  readonly client: CDPSession;
  readonly authenticatorId: string;
}

/**
 * @param atField whether the browser offers it at the field for the address. It would log in at once on every login page,
 * since a virtual key is chosen by nobody.
 */
export async function addVirtualKey(page: Page, atField = false): Promise<VirtualKey> {
  if (!atField) {
    await page.addInitScript(() => {
      // Frames of opaque origin have none.
      if (typeof PublicKeyCredential === 'undefined') return;
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
  }
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

/** Whether its owner touches it as soon as it is asked. */
export async function setPresence({ client, authenticatorId }: VirtualKey, enabled: boolean): Promise<void> {
  await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}
