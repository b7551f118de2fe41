import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConnectionLimit } from './connectionLimit';
import { createEventStream } from './eventStream';

describe('an event stream', () => {
  it('starts with the retry time, and names each event', async () => {
    const stream = createEventStream();
    stream.send('config', '{"a":"b\\n"}');
    stream.end();
    expect(await readAll(stream)).toBe('retry: 2000\n\nevent: config\ndata: {"a":"b\\n"}\n\n');
  });

  it('keeps only the latest event of each name for a tab that does not read', async () => {
    const stream = createEventStream();
    for (let round = 0; round < 10_000; round += 1) {
      stream.send('config', `{"round":${round},"filler":"${'x'.repeat(1000)}"}`);
      stream.send('report', `${round}`);
      stream.beat();
    }
    await turn();
    expect(stream.body.readableLength).toBeLessThan(5_000);
    stream.end();
    const text = await readAll(stream);
    expect(text.match(/event: config/g)).toHaveLength(1);
    expect(text).toContain('"round":9999');
    expect(text).toContain('event: report\ndata: 9999\n');
  });

  it('sends comments while idle', async () => {
    const stream = createEventStream();
    const text = readAll(stream);
    await turn();
    stream.beat();
    await turn();
    stream.beat();
    stream.end();
    expect(await text).toBe('retry: 2000\n\n: \n\n: \n\n');
  });

  it('handles a disconnected reader', async () => {
    const stream = createEventStream();
    stream.body.destroy();
    stream.send('config', '{}');
    stream.beat();
    stream.end();
    await turn();
    expect(stream.body.destroyed).toBe(true);
  });
});

describe('the connection limit', () => {
  it('counts by address, and releases each connection once', () => {
    const limit = createConnectionLimit(2);
    const leave = limit.enter('a');
    expect(limit.enter('a')).toBeDefined();
    expect(limit.enter('a')).toBeUndefined();
    expect(limit.enter('b')).toBeDefined();
    leave?.();
    leave?.();
    expect(limit.enter('a')).toBeDefined();
    expect(limit.enter('a')).toBeUndefined();
  });
});

async function readAll({ body }: ReturnType<typeof createEventStream>): Promise<string> {
  let text = '';
  for await (const chunk of body) text += String(chunk);
  return text;
}
