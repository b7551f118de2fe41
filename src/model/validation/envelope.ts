import { isJsonObject } from '../value/json';
import { isScriptUrl } from '../value/scriptUrl';
import { anyText, listOf, mapOf, matching, nonEmptyText, optional, recordOf, required } from './field';
import {
  isApiVersion,
  isKind,
  isLabelValue,
  isNamespace,
  isObjectName,
  isQualifiedKey,
  isTag,
} from './format';
import { printIssuePath, type ValidationIssue } from './issue';

const ROOT_FIELDS = ['apiVersion', 'kind', 'metadata', 'spec', 'relations', 'status'];

const qualifiedKey =
  'an optional DNS prefix with "/", then 1 to 63 letters and digits with "-", "_" or "." inside';
const objectName = '1 to 63 letters and digits, with "-", "_" or "." inside';

const linkUrl = matching(isLinkUrl, 'an absolute URL such as https://host/path, and not a javascript: URL');

const metadata = mapOf({
  name: required(matching(isObjectName, objectName)),
  namespace: optional(matching(isNamespace, '1 to 63 lower-case letters and digits, with hyphens inside')),
  uid: optional(nonEmptyText),
  etag: optional(nonEmptyText),
  title: optional(nonEmptyText),
  description: optional(anyText),
  labels: optional(recordOf(isQualifiedKey, qualifiedKey, matching(isLabelValue, `empty, or ${objectName}`))),
  annotations: optional(recordOf(isQualifiedKey, qualifiedKey, anyText)),
  tags: optional(
    listOf(
      matching(
        isTag,
        '1 to 63 lower-case letters, digits, ":", "+" or "#", in groups joined by single hyphens',
      ),
    ),
  ),
  links: optional(
    listOf(
      mapOf({
        url: required(linkUrl),
        title: optional(nonEmptyText),
        icon: optional(matching(isObjectName, objectName)),
        type: optional(nonEmptyText),
      }),
    ),
  ),
});

const envelope = mapOf({
  apiVersion: required(
    matching(
      isApiVersion,
      'an optional DNS prefix with "/", then 1 to 63 letters and digits, such as backstage.io/v1alpha1',
    ),
  ),
  kind: required(matching(isKind, '1 to 63 letters and digits, a letter first')),
  metadata: required(metadata),
  spec: optional(mapOf({})),
});

/** Validates the parts that all kinds share: version, kind, metadata, and that there are no unknown fields at the root. */
export function validateEnvelope(value: unknown): ValidationIssue[] {
  if (!isJsonObject(value))
    return [{ path: [], message: 'A descriptor must be a map with apiVersion, kind and metadata.' }];
  const unknownKeys = Object.keys(value).filter((key) => !ROOT_FIELDS.includes(key));
  return [
    ...envelope(value, []),
    ...unknownKeys.map((key) => ({
      path: [key],
      message: `"${printIssuePath([key])}" is not a field of a descriptor. Valid fields are ${ROOT_FIELDS.slice(0, 4).join(', ')}.`,
    })),
  ];
}

function isLinkUrl(value: unknown): boolean {
  return typeof value === 'string' && !isScriptUrl(value) && URL.canParse(value);
}
