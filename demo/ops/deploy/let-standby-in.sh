#!/bin/sh
# Once, when the primary's data is made: a standby of the same network may stream from it.
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
