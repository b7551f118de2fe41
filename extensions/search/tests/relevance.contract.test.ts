import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedFirst, type OpenDatabase } from '#testing/contract';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

/** A term, and the title of the document that a person means. */
type Expected = readonly [term: string, title: string];

const sample: readonly Expected[] = [
  // Names and titles.
  ['seat-map', 'Seat map'],
  ['Seat map', 'Seat map'],
  ['seatmap', 'Seat map'],
  ['trellis', 'Trellis'],
  ['fare-engine', 'Fare engine'],
  ['FARE ENGINE', 'Fare engine'],
  ['component:default/quay-web', 'Quay web'],
  ['greta', 'greta.nilsen'],
  ['Greta Nilsen', 'greta.nilsen'],
  ['greta.nilsen@harbourline.example', 'greta.nilsen'],
  ["o'connor", 'liam.oconnor'],
  // Starts and parts.
  ['seat', 'Seat map'],
  ['qu', 'Quay app'],
  ['ticke', 'Ticketing'],
  ['timetable cl', 'Timetable classic'],
  ['relay', 'Log relay'],
  ['scan', 'Gate scanner'],
  ['emissions ledger', 'Emissions ledger for regulators and the annual sustainability report'],
  ['regulators', 'Emissions ledger for regulators and the annual sustainability report'],
  ['web quay', 'Quay web'],
  ['payments', 'Payments queue'],
  ['payment queue', 'Payments queue'],
  ['fares database', 'Fares database'],
  ['new serv', 'New service'],
  // Typos.
  ['seta map', 'Seat map'],
  ['seat mpa', 'Seat map'],
  ['timetabel', 'Timetable classic'],
  ['emisions', 'Emissions ledger for regulators and the annual sustainability report'],
  ['ferght portal', 'Freight portal'],
  ['weihgbridge', 'Weighbridge agent'],
  ['trelis', 'Trellis'],
  // Other scripts and marks.
  ['Schlüssel', 'Schlüsseldienst für Straßenfähren'],
  ['schluesseldienst', 'Schlüsseldienst für Straßenfähren'],
  ['strassenfahren', 'Schlüsseldienst für Straßenfähren'],
  ['Haus', 'Schlüsseldienst für Straßenfähren'],
  ['支払い', '支払いゲートウェイ'],
  ['ゲート', '支払いゲートウェイ'],
  ['払', '支払いゲートウェイ'],
  ['🚀', 'Launch pad 🚀'],
  ['launchPad', 'Launch pad 🚀'],
  ['http server', 'Launch pad 🚀'],
  ['100%', 'Launch pad 🚀'],
  ['@acme/ui-kit', 'acme.ui_kit-v2'],
  ['acme.ui', 'acme.ui_kit-v2'],
  ['run react', 'acme.ui_kit-v2'],
  ['"seat map"', 'Seat map'],
  [String.raw`seat\map`, 'Seat map'],
];

const published: readonly Expected[] = [
  ['petstore31', 'petstore31'],
  ['rhdh plugins', 'RHDH plugins'],
  ['terraform modules api', 'Terraform Modules API'],
  ['kubernets api', 'Kubernetes API'],
  ['splunk', 'Splunk API'],
  ['new relic', 'New Relic API'],
  ['postgres api', 'PostgreSQL API'],
  ['security scan', 'Security Scanning API'],
  ['wealth event streams', 'Wealth Management LA Event Streams'],
  ['mongodb', 'MongoDB API'],
];

const fixtures = process.env['TRELLIS_FIXTURES'];
const folder = fixtures === undefined ? '' : join(fixtures, 'catalog');
const hasFixtures = folder !== '' && existsSync(folder);
if (!hasFixtures)
  console.log('skipped: descriptors of public repositories, because TRELLIS_FIXTURES is not set to a folder');

/** Positions of the expected documents, from 1. 0 for those that are not on the first page. */
async function rank(portal: TestSearch, expected: readonly Expected[]): Promise<Array<[string, number]>> {
  const ranks: Array<[string, number]> = [];
  for (const [term, title] of expected) ranks.push([term, (await portal.titles(term)).indexOf(title) + 1]);
  const first = ranks.filter(([, position]) => position === 1).length;
  const near = ranks.filter(([, position]) => position > 0 && position <= 5).length;
  console.log(`${ranks.length} queries: ${first} first, ${near} in the first five.`);
  return ranks.filter(([, position]) => position !== 1);
}

describe.each(embeddedFirst)('on $name', (on) => {
  describe.skipIf(on.skipped)('the expected document is first', () => {
    let opened: OpenDatabase;
    let portal: TestSearch;

    beforeAll(async () => {
      opened = await on.open();
      const targets = [
        'config/catalog/all.yaml',
        'catalog-info.yaml',
        'extensions/search/tests/relevance.yaml',
      ];
      portal = await startTestSearch({
        database: opened.database,
        targets,
        config: { search: { languages: ['english', 'german'] } },
      });
      await portal.waitFor('Launch pad 🚀', 1);
      await portal.waitUntilIdle();
    }, 60_000);
    afterAll(async () => {
      await portal?.stop();
      await opened?.close();
    });

    it('in the sample company', async () => {
      expect(await rank(portal, sample)).toEqual([]);
    });
  });

  describe.skipIf(on.skipped || !hasFixtures)('the expected document is first', () => {
    let opened: OpenDatabase;
    let portal: TestSearch;

    beforeAll(async () => {
      opened = await on.open();
      portal = await startTestSearch({ database: opened.database, targets: [folder] });
      await portal.waitUntilIdle();
    }, 120_000);
    afterAll(async () => {
      await portal?.stop();
      await opened?.close();
    });

    it('in descriptors of public repositories', async () => {
      expect(await rank(portal, published)).toEqual([]);
    });
  });
});
