/** A piece of a line of YAML. */
export interface YamlToken {
  kind: 'key' | 'value' | 'comment' | 'mark';
  text: string;
}

/** Cuts one line of a YAML sample into what is coloured apart. Made for samples we write, not for any YAML. */
export function tokenizeYaml(line: string): YamlToken[] {
  const match = /^(\s*(?:- )?)([^\s:#][^:#]*?)?(:(?=\s|$))?(\s*)([^#]*?)(\s*#.*)?$/.exec(line);
  if (!match) return line === '' ? [] : [{ kind: 'value', text: line }];
  const [, lead = '', key = '', colon = '', gap = '', value = '', comment = ''] = match;
  const tokens: YamlToken[] = [
    { kind: 'mark', text: lead },
    { kind: colon === '' ? 'value' : 'key', text: key },
    { kind: 'mark', text: colon + gap },
    { kind: 'value', text: value },
    { kind: 'comment', text: comment },
  ];
  return tokens.filter(({ text }) => text !== '');
}
