-- Hashes of passwords and codes are sealed under a key outside of the database; this index finds the ones that are not, at every start.
-- Locks: nobody's profile or password is written while it is built, a second for a million people.
CREATE INDEX "users_unsealed" ON "users" USING btree ("id") WHERE password_hash not like 'sealed:%';