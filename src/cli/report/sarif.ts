// The types of SARIF 2.1.0 (OASIS Static Analysis Results Interchange Format) that the report uses.

/** A text for people. */
export interface SarifText {
  text: string;
}

/** A range of a file. Lines and columns start at 1. The end column is exclusive. */
export interface SarifRegion {
  startLine: number;
  startColumn: number;
  endLine?: number;
  endColumn?: number;
}

export interface SarifArtifact {
  uri: string;
  uriBaseId?: string;
}

export interface SarifLocation {
  physicalLocation: { artifactLocation: SarifArtifact; region: SarifRegion };
  logicalLocations?: Array<{ fullyQualifiedName: string; kind: string }>;
}

/** A range of a file and its replacement. */
export interface SarifReplacement {
  deletedRegion: SarifRegion;
  insertedContent: SarifText;
}

export interface SarifFix {
  description: SarifText;
  artifactChanges: Array<{ artifactLocation: SarifArtifact; replacements: SarifReplacement[] }>;
}

export interface SarifRule {
  id: string;
  name: string;
  shortDescription: SarifText;
  fullDescription: SarifText;
  help: SarifText;
  defaultConfiguration: { level: 'error' | 'warning' };
  properties: { tags: string[] };
}

export interface SarifResult {
  ruleId: string;
  ruleIndex: number;
  level: 'error' | 'warning';
  message: SarifText;
  locations?: SarifLocation[];
  fixes?: SarifFix[];
  partialFingerprints: Record<string, string>;
}

export interface SarifLog {
  $schema: string;
  version: '2.1.0';
  runs: Array<{
    tool: { driver: { name: string; version: string; rules: SarifRule[] } };
    columnKind: 'utf16CodeUnits';
    results: SarifResult[];
  }>;
}
