/** The formats of names, labels and versions. */

const DNS_LABEL = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const OBJECT_NAME = /^(?:[A-Za-z0-9][A-Za-z0-9_.-]*)?[A-Za-z0-9]$/;
const KIND = /^[A-Za-z][A-Za-z0-9]*$/;
const API_VERSION_NAME = /^[A-Za-z0-9]+$/;
const TAG = /^[a-z0-9:+#]+(?:-[a-z0-9:+#]+)*$/;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

/** 1 to 63 lower-case letters, digits and hyphens, with a letter or digit at both ends. */
export function isDnsLabel(value: unknown): boolean {
  return isText(value, 63) && DNS_LABEL.test(value);
}

/** DNS labels joined by dots, up to 253 characters. */
export function isDnsSubdomain(value: unknown): boolean {
  return isText(value, 253) && value.split('.').every(isDnsLabel);
}

/** An optional DNS subdomain and a slash, then 1 to 63 letters and digits. */
export function isApiVersion(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const parts = value.split('/');
  const name = parts.pop();
  return isText(name, 63) && API_VERSION_NAME.test(name) && parts.length <= 1 && parts.every(isDnsSubdomain);
}

/** 1 to 63 letters and digits, starting with a letter. */
export function isKind(value: unknown): boolean {
  return isText(value, 63) && KIND.test(value);
}

/** 1 to 63 letters and digits, with `-`, `_` and `.` inside. */
export function isObjectName(value: unknown): boolean {
  return isText(value, 63) && OBJECT_NAME.test(value);
}

/** A namespace is a DNS label. */
export function isNamespace(value: unknown): boolean {
  return isDnsLabel(value);
}

/** The key of a label or annotation: an optional DNS subdomain and a slash, then an object name. */
export function isQualifiedKey(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const parts = value.split('/');
  const name = parts.pop();
  return isObjectName(name) && parts.length <= 1 && parts.every(isDnsSubdomain);
}

/** Empty, or an object name. */
export function isLabelValue(value: unknown): boolean {
  return value === '' || isObjectName(value);
}

/** 1 to 63 lower-case letters, digits, `:`, `+` and `#`, in groups joined by single hyphens. */
export function isTag(value: unknown): boolean {
  return isText(value, 63) && TAG.test(value);
}
