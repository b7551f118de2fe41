import { isJsonObject } from '../value/json';
import { validateEnvelope } from './envelope';
import type { ValidationIssue } from './issue';
import { KIND_SPECS, type KindSpec } from './kindSpec';
import { validateText } from './validateText';

/**
 * Validates a descriptor: its envelope, and for built-in kinds also its spec. If the list is empty, the value is an `Entity`. A
 * kind with another name or another apiVersion group is not built-in.
 */
export function validateEntity(value: unknown): ValidationIssue[] {
  const issues = [...validateEnvelope(value), ...validateText(value)];
  // Without a valid kind and version, the rules for the spec are unknown.
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
  return [{ path: ['kind'], message: `"kind" must be "${known.kind}", but it is "${String(kind)}".` }];
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
