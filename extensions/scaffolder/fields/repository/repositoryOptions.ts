/** Asks for the user's own credentials. */
export interface RequestUserCredentials {
  /** The key of the secret that holds the token. Steps read it as `secrets.<key>`. */
  secretsKey: string;
  /** Scopes besides writing repositories, by service: `github`, `gitlab`, `bitbucket`, `azure`, `gitea`, `gerrit`. */
  additionalScopes?: Readonly<Record<string, readonly string[]>>;
}

/** The `ui:options` of `RepoUrlPicker`. */
export interface RepoUrlPickerOptions {
  allowedHosts?: readonly string[];
  allowedOrganizations?: readonly string[];
  /** Also the workspaces of Bitbucket Cloud. */
  allowedOwners?: readonly string[];
  allowedProjects?: readonly string[];
  allowedRepos?: readonly string[];
  requestUserCredentials?: RequestUserCredentials;
}

/** The `ui:options` of `RepoBranchPicker`. */
export interface RepoBranchPickerOptions {
  requestUserCredentials?: RequestUserCredentials;
}

/** The `ui:options` of `RepoOwnerPicker`. */
export interface RepoOwnerPickerOptions {
  /** The host of the owners. */
  host?: string;
  /** Owners that are not offered. */
  excludedOwners?: readonly string[];
  requestUserCredentials?: RequestUserCredentials;
}
