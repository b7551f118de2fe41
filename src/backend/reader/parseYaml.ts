/** The value of a YAML document, or its first error with the line, counted from 1. */
export type ParsedYaml = { value: unknown } | { error: string; line: number };

/**
 * Parses one YAML document of an untrusted author in linear time. Too many levels or aliases and duplicate keys are
 * errors.
 */
export type ParseYaml = (text: string) => ParsedYaml;
