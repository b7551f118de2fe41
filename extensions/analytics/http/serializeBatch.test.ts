import { describe, expect, test } from 'vitest';
import { cleanUrl } from './cleanUrl';
import { serializeBatch } from './serializeBatch';

describe('URLs that leave the browser', () => {
  test.each([
    ['/catalog?filters[kind]=api&q=secret#access_token=abc', '/catalog'],
    ['/catalog?page=2&code=xyz', '/catalog?page=2'],
    ['https://jane:hunter2@git.example.com/repo?private_token=abc#L2', 'https://git.example.com/repo'],
    ['//other.example.com/path?x=1', 'http://other.example.com/path'],
    ['mailto:jane@example.com', 'mailto:'],
    ['javascript:alert(1)', 'javascript:'],
    ['Save', 'Save'],
    ['What is this?', 'What is this?'],
    ['component:default/ticket-office', 'component:default/ticket-office'],
    ['https://[broken?token=abc', ''],
    ['/a b?token=abc', '/a%20b'],
    ['vscode://file/home/jane', 'vscode:'],
  ])('%s as %s', (text, cleaned) => {
    expect(cleanUrl(text, ['page'])).toBe(cleaned);
  });
});

test('a batch contains time, action and context, with cleaned URLs', () => {
  const body = serializeBatch(
    [
      {
        at: Date.UTC(2026, 0, 2),
        action: 'click',
        subject: 'Docs',
        attributes: { to: '/docs?token=abc', index: 2 },
        context: { pluginId: 'catalog', extensionId: 'page:catalog', entityRef: 'component:default/x' },
      },
    ],
    { visit: 'v1', lost: 0, keepQuery: [] },
  );
  expect(JSON.parse(body)).toEqual({
    visit: 'v1',
    events: [
      {
        time: '2026-01-02T00:00:00.000Z',
        action: 'click',
        subject: 'Docs',
        attributes: { to: '/docs', index: 2 },
        context: { pluginId: 'catalog', extensionId: 'page:catalog', entityRef: 'component:default/x' },
      },
    ],
  });
});
