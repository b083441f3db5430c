/** A host in this process and a client's way to it over a message port, for tests. */
import { Api, overPort } from '@baize/client';
import { connect, MemoryStore, TableRegistry } from '@baize/host';

type Settings = ConstructorParameters<typeof TableRegistry>[0];

/** `ends` gets what has to be ended after the test. */
export function hostOverPort(settings: Omit<Settings, 'store'>, ends: (() => unknown)[]) {
  const registry = new TableRegistry({ ...settings, store: new MemoryStore() });
  const { port1, port2 } = new MessageChannel();
  connect(registry, port1);
  ends.push(
    () => registry.close(),
    () => port1.close(),
  );
  const over = overPort(port2);
  return { registry, over, api: new Api('', over.fetch) };
}
