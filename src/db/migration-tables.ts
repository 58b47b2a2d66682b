export type MigrationTables = {
  /** Kysely's own table: the migrations that have run. */
  kysely_migration: { name: string; timestamp: string }
  /** Migrations that a build must know to run on these tables. */
  required_migrations: {
    name: string
    /** The migration that removed what older code needs. */
    required_by: string
  }
}
