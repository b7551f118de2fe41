import { sql, type Generated } from 'kysely';
import type { PluginMigration } from '#backend';

/** Tasks and their events. JSON is stored as text, because the JSON types of PostgreSQL reject some valid texts. */
export const createTasks: PluginMigration = {
  name: '001-tasks',
  async up(db) {
    await sql`create table scaffolder_task (
      id uuid primary key,
      spec text not null,
      template_ref text collate "C" not null,
      status text not null default 'open',
      created_at timestamptz not null default now(),
      created_by text collate "C",
      caller text not null,
      last_heartbeat_at timestamptz not null default now(),
      run integer not null default 0,
      job_id text,
      cancel_requested boolean not null default false,
      secrets text,
      last_event integer not null default 0
    )`.execute(db);
    await sql`create index scaffolder_task_created on scaffolder_task (created_at, id)`.execute(db);
    await sql`create table scaffolder_event (
      task_id uuid not null references scaffolder_task (id) on delete cascade,
      id integer not null,
      type text not null,
      body text not null,
      created_at timestamptz not null default now(),
      primary key (task_id, id)
    )`.execute(db);
    await sql`create table scaffolder_checkpoint (
      task_id uuid not null references scaffolder_task (id) on delete cascade,
      key text collate "C" not null,
      value text not null,
      primary key (task_id, key)
    )`.execute(db);
  },
};

/** The tables of the plugin. */
export interface ScaffolderTables {
  scaffolder_task: {
    id: string;
    /** JSON. */
    spec: string;
    template_ref: string;
    status: Generated<string>;
    created_at: Generated<Date>;
    created_by: string | null;
    /** The identity of the creator, as JSON. */
    caller: string;
    last_heartbeat_at: Generated<Date>;
    /** How often a process started the task. Only the process that started it last can write. */
    run: Generated<number>;
    /** The job that runs the task. `null` until it is sent. */
    job_id: string | null;
    cancel_requested: Generated<boolean>;
    /** Encrypted. `null` after the task. */
    secrets: string | null;
    last_event: Generated<number>;
  };
  scaffolder_event: {
    task_id: string;
    /** 1 for the first event of the task, and so on without gaps. */
    id: number;
    type: string;
    /** JSON. */
    body: string;
    created_at: Generated<Date>;
  };
  scaffolder_checkpoint: {
    task_id: string;
    key: string;
    /** Encrypted. */
    value: string;
  };
}
