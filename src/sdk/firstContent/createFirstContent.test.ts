import { beforeEach, describe, expect, it } from 'vitest';
import { createFirstContent, type FirstContent } from './createFirstContent';

let paints: Array<() => void>;
let content: FirstContent;
let isPainted: boolean;

beforeEach(() => {
  paints = [];
  content = createFirstContent((run) => paints.push(run));
  isPainted = false;
  void content.painted.then(() => (isPainted = true));
});

async function paint(): Promise<void> {
  paints.splice(0).forEach((run) => run());
  await Promise.resolve();
}

describe('the first content is painted', () => {
  it('after the app is mounted, if nothing is pending', async () => {
    await paint();
    content.markMounted();
    expect(isPainted).toBe(false);
    await paint();
    expect(isPainted).toBe(true);
  });

  it('not before the last placeholder is removed', async () => {
    const [rows, card] = [content.hold(), content.hold()];
    content.markMounted();
    rows();
    await paint();
    expect(isPainted).toBe(false);
    card();
    await paint();
    expect(isPainted).toBe(true);
  });

  it('not if one placeholder replaces another', async () => {
    const page = content.hold();
    content.markMounted();
    page();
    const rows = content.hold();
    await paint();
    expect(isPainted).toBe(false);
    rows();
    await paint();
    expect(isPainted).toBe(true);
  });

  it('after rows are shown, even if placeholders remain', async () => {
    content.hold();
    content.markMounted();
    content.markShown();
    expect(isPainted).toBe(false);
    await paint();
    expect(isPainted).toBe(true);
  });

  it('not before the app is mounted', async () => {
    content.hold()();
    await paint();
    expect(isPainted).toBe(false);
  });
});
