import { isJsonObject } from '../json';
import { validateEnvelope } from './envelope';
import type { ValidationIssue } from './issue';
import { KIND_SPECS, type KindSpec } from './kindSpec';
import { validateText } from './validateText';

/**
 * Everything that is wrong with a descriptor: its envelope, and its spec when the kind is one of the model's. An empty list
 * means that the value is an `Entity`. A kind of someone else's (by name, or by the group of its apiVersion) is checked as
 * an envelope only.
 */
export function validateEntity(value: unknown): ValidationIssue[] {
  const issues = [...validateEnvelope(value), ...validateText(value)];
  // A spec rule needs to know the kind; without a sound envelope its complaints would only be noise.
  if (
    !isJsonObject(value) ||
    issues.some((issue) => issue.path[0] === 'kind' || issue.path[0] === 'apiVersion')
  )
    return issues;
  return [...issues, ...validateKind(value['kind'], value['apiVersion'], value['spec'])];
}

function validateKind(kind: unknown, apiVersion: unknown, spec: unknown): ValidationIssue[] {
  const known = KIND_SPECS.find((candidate) => sameText(candidate.kind, kind));
  if (!known || typeof apiVersion !== 'string' || !isOwnGroup(apiVersion)) return [];
  return [
    ...validateSpelling(known, kind),
    ...validateVersion(known, apiVersion),
    ...known.spec(spec, ['spec']),
  ];
}

function validateSpelling(known: KindSpec, kind: unknown): ValidationIssue[] {
  if (kind === known.kind) return [];
  return [
    { path: ['kind'], message: `"kind" must be written "${known.kind}", but it is "${String(kind)}".` },
  ];
}

function validateVersion(known: KindSpec, apiVersion: string): ValidationIssue[] {
  if (known.apiVersions.includes(apiVersion)) return [];
  const wanted = known.apiVersions.map((version) => `"${version}"`).join(' or ');
  return [
    {
      path: ['apiVersion'],
      message: `"apiVersion" of the kind ${known.kind} must be ${wanted}, but it is "${apiVersion}".`,
    },
  ];
}

function isOwnGroup(apiVersion: string): boolean {
  const group = apiVersion.split('/')[0];
  return KIND_SPECS.some((spec) => spec.apiVersions.some((version) => version.split('/')[0] === group));
}

function sameText(a: string, b: unknown): boolean {
  return typeof b === 'string' && a.toLowerCase() === b.toLowerCase();
}
