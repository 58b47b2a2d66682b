export type MigrationTables = {
  /** Kysely's own: the migrations that have run. */
  kysely_migration: { name: string; timestamp: string }
  /** Migrations that code must know to run on these tables. */
  required_migrations: {
    name: string
    /** The migration that removed what older code needs. */
    required_by: string
  }
}
