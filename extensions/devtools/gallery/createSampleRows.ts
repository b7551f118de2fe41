/** A deployment, for the table sample. */
export interface SampleRow {
  id: string;
  service: string;
  team: string;
  environment: string;
  region: string;
  status: string;
  version: string;
  replicas: number;
  tags: string[];
}

const places = ['harbour', 'ferry', 'ticket', 'berth', 'cargo', 'tide', 'pilot', 'quay', 'crane', 'anchor'];
const parts = ['api', 'web', 'worker', 'gateway', 'scheduler', 'index', 'cache'];
const teams = ['Booking', 'Fleet', 'Payments', 'Platform', 'Search', 'Shore'];
const environments = ['production', 'staging', 'test'];
const regions = ['eu-north-1', 'eu-west-2', 'us-east-1', 'ap-south-1'];
const states = ['running', 'running', 'running', 'degraded', 'stopped'];
const tags = ['go', 'java', 'node', 'critical', 'batch', 'public'];
const long = 'a-service-whose-name-says-everything-that-its-authors-thought-of-when-they-made-it';

function pick<One>(list: readonly One[], seed: number): One {
  return list[seed % list.length] as One;
}

/** Creates deployments like those of a real installation. Deterministic for a count. */
export function createSampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    service:
      index === 6 ? long : `${pick(places, index)}-${pick(parts, Math.floor(index / 10))}-${index + 1}`,
    team: pick(teams, index * 7 + Math.floor(index / 11)),
    environment: pick(environments, index),
    region: pick(regions, Math.floor(index / 3)),
    status: pick(states, index * 13 + Math.floor(index / 5)),
    version: `${1 + (index % 4)}.${index % 23}.${index % 7}`,
    replicas: 1 + ((index * 3) % 12),
    tags: [pick(tags, index), ...(index % 3 === 0 ? [pick(tags, index + 2)] : [])],
  }));
}
