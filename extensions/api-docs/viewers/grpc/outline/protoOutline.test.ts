import { describe, expect, it } from 'vitest';
import { createProtoOutline } from './protoOutline';

function print(text: string): string[] {
  return createProtoOutline(text).items.map(
    ({ kind, name, line, depth, signature, streams }) =>
      `${'  '.repeat(depth)}${line} ${kind} ${name}${signature === undefined ? '' : ` ${signature}`}${streams === undefined ? '' : ` (${streams})`}`,
  );
}

describe('the outline of a Protobuf file', () => {
  it('lists services with their rpcs and streams, messages and enums', () => {
    const outline = `syntax = "proto3";
package a.v1; // message NotThis {}
/* enum NorThis { } */
service Chat {
  option (owner) = "message { }";
  rpc Send(.a.v1.Text) returns (stream Text) { option (google.api.http) = { post: "/v1" body: "*" }; }
  rpc Join (stream Text)
    returns (google.protobuf.Empty);
}
message Text {
  enum Tone { CALM = 0; LOUD = 1 [deprecated = true]; }
  message Part { bytes data = 1; }
  oneof content { string body = 1; Part part = 2; }
  map<string, Part> parts = 3;
  reserved 4, 9 to max;
  string rpc = 5 [(rules) = { min: 1 }];
  Part message = 6;
}
extend google.protobuf.MessageOptions { string owner = 50000; }`;
    expect(print(outline)).toEqual([
      '4 service Chat',
      '  6 rpc Send .a.v1.Text → stream Text (server)',
      '  7 rpc Join stream Text → google.protobuf.Empty (client)',
      '10 message Text',
      '  11 enum Tone',
      '  12 message Part',
      '19 extend google.protobuf.MessageOptions',
    ]);
    expect(createProtoOutline(outline)).toMatchObject({ packageName: 'a.v1' });
    expect(createProtoOutline(outline).problem).toBeUndefined();
  });

  it('reads groups of proto2 and files with editions', () => {
    expect(
      print(
        `edition = "2023"; message A { optional group Result = 1 { required string url = 2; } export message B {} }`,
      ),
    ).toEqual(['1 message A', '  1 message Result', '  1 message B']);
  });

  it.each([
    ['message A {\n  string b = 1;\n', { code: 'openDefinition', line: 1 }],
    ['message A {}\n}\n', { code: 'extraBracket', line: 2 }],
    ['message A {}\n/* never closed', { code: 'openComment', line: 2 }],
    ['message A {}\nimport "b', { code: 'openString', line: 2 }],
    ['not a definition', { code: 'openDefinition', line: 1 }],
    ['syntax = "proto3";', { code: 'empty', line: 1 }],
  ])('reports the line of the first problem of %j', (text, problem) => {
    expect(createProtoOutline(text).problem).toEqual(problem);
  });

  it('lists what it can read of a file with a problem', () => {
    expect(print('message A {\n  string b = "\n}\nmessage B {}')).toEqual(['1 message A', '4 message B']);
  });

  it('keeps names such as __proto__ as data and reads deep nesting', () => {
    const nested = 'message __proto__ {'.repeat(20_000);
    expect(createProtoOutline(nested).items).toHaveLength(20_000);
  });
});
