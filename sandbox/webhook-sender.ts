export interface SignedWebhook {
  readonly path: string;
  readonly body: string;
  /** Called for each delivery, so that each attempt has its own signature. */
  readonly sign: (now: Date) => Readonly<Record<string, string>>;
}

export interface WebhookSender {
  readonly send: (webhook: SignedWebhook) => void;
  /** How long providers take, in milliseconds. Default 150. */
  readonly delay: (ms: number) => void;
  readonly stop: () => void;
  /** How many have not been taken yet, and are still tried. */
  readonly underWay: () => number;
}

/** The pauses in milliseconds after which delivery is retried while the shop does not accept it. */
const pausesMs = [1_000, 5_000, 30_000];

/** Delivers the stand-in's webhooks to the shop, by HTTP as the providers do. */
export function createWebhookSender(options: {
  readonly shop: () => string;
  readonly now: () => Date;
}): WebhookSender {
  const timers = new Set<NodeJS.Timeout>();
  let delivering = 0;
  let delayMs = 150;

  const later = (webhook: SignedWebhook, ms: number, attempt: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      delivering += 1;
      void deliver(webhook, attempt).finally(() => {
        delivering -= 1;
      });
    }, ms).unref();
    timers.add(timer);
  };

  async function deliver(webhook: SignedWebhook, attempt: number): Promise<void> {
    const taken = await fetch(`${options.shop()}${webhook.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhook.sign(options.now()) },
      body: webhook.body,
    }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    const pause = pausesMs[attempt];
    if (!taken && pause !== undefined) later(webhook, pause, attempt + 1);
  }

  return {
    send: (webhook) => later(webhook, delayMs, 0),
    delay: (ms) => {
      delayMs = ms;
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
    underWay: () => timers.size + delivering,
  };
}
