import type { PodMetrics, Usage } from '../../protocol';

interface Container {
  name: string;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
}

/** A pod as the API returns it. */
export interface Pod {
  metadata: { name: string; namespace?: string };
  spec?: { containers?: Container[] };
}

/** The measured usage of a pod as the metrics API returns it. */
export interface MeasuredPod {
  metadata: { name: string; namespace?: string };
  containers?: Array<{ name: string; usage?: Record<string, string> }>;
}

/** Combines measured usage with the requests and limits of the pods. */
export function combineUsage(pods: readonly Pod[], measured: readonly MeasuredPod[]): PodMetrics[] {
  const keyOf = ({ metadata }: Pod | MeasuredPod): string => `${metadata.namespace ?? ''}/${metadata.name}`;
  const byKey = new Map(measured.map((pod) => [keyOf(pod), pod]));
  return pods.flatMap((pod) => {
    const found = byKey.get(keyOf(pod));
    return found ? [describePod(pod, found)] : [];
  });
}

function describePod(pod: Pod, measured: MeasuredPod): PodMetrics {
  const containers = (pod.spec?.containers ?? []).map((container) => {
    const usage = measured.containers?.find(({ name }) => name === container.name)?.usage;
    return {
      container: container.name,
      cpuUsage: readUsage(container, usage, 'cpu'),
      memoryUsage: readUsage(container, usage, 'memory'),
    };
  });
  return {
    pod: { ...pod },
    cpu: sum(containers.map(({ cpuUsage }) => cpuUsage)),
    memory: sum(containers.map(({ memoryUsage }) => memoryUsage)),
    containers,
  };
}

type Amounts = { [key in keyof Usage]: number };

function readUsage(
  { resources }: Container,
  usage: Record<string, string> | undefined,
  kind: string,
): Amounts {
  return {
    currentUsage: parseQuantity(usage?.[kind]),
    requestTotal: parseQuantity(resources?.requests?.[kind]),
    limitTotal: parseQuantity(resources?.limits?.[kind]),
  };
}

function sum(all: readonly Amounts[]): Amounts {
  const total = (key: keyof Amounts): number => all.reduce((amount, usage) => amount + usage[key], 0);
  return {
    currentUsage: total('currentUsage'),
    requestTotal: total('requestTotal'),
    limitTotal: total('limitTotal'),
  };
}

const DECIMAL: Record<string, number> = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  '': 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
};
const BINARY = ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

/** Parses a quantity of Kubernetes, such as `50m`, `64Mi` or `1e3`. Returns 0 for a missing or invalid one. */
export function parseQuantity(text: string | undefined): number {
  const [, amount, suffix = ''] = /^([+-]?[\d.]+(?:[eE][+-]?\d+)?)([a-zA-Z]*)$/.exec(text ?? '') ?? [];
  if (amount === undefined) return 0;
  const power = BINARY.indexOf(suffix) + 1;
  const factor = power > 0 ? 1024 ** power : DECIMAL[suffix];
  return factor === undefined || !Number.isFinite(Number(amount)) ? 0 : Number(amount) * factor;
}
