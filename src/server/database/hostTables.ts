/** The host's own tables, as its migrations create them. */
export type HostTables = {
  auth_signing_key: {
    kid: string;
    /** JSON. */
    private_jwk: string;
    created_at: Date;
  };
  auth_session_secret: {
    id: number;
    secret: string;
  };
  auth_ended_session: {
    id: string;
    until: Date;
  };
};
