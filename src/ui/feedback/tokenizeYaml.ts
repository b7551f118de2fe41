/** A piece of a line of YAML. */
export interface YamlToken {
  kind: 'key' | 'value' | 'comment' | 'mark';
  text: string;
}

/** Cuts one line of a YAML sample into what is coloured apart. Made for samples we write, not for any YAML. */
export function tokenizeYaml(line: string): YamlToken[] {
  const [, body = '', comment = ''] = /^(.*?)((?:^|\s)#.*)?$/.exec(line) ?? [];
  const [, lead = '', key = '', colon = '', value = ''] =
    /^(\s*(?:- )?)(?:([^\s:][^:]*?(?::\S[^:]*?)*)(:)(?=\s|$))?(.*)$/.exec(body) ?? [];
  const tokens: YamlToken[] = [
    { kind: 'mark', text: lead },
    { kind: 'key', text: key },
    { kind: 'mark', text: colon },
    { kind: 'value', text: value },
    { kind: 'comment', text: comment },
  ];
  return tokens.filter(({ text }) => text !== '');
}
