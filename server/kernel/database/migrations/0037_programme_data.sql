-- Data of the programme: prices of models, days of manufacture, how far a file of the maker is entered; and prints of photographs.
-- Locks: nobody writes receipt_files and invoice_files until the migration is over, because photographs that are there are listed; models and
-- tools get columns without writing their rows.
CREATE TABLE "picture_prints" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"print" "bytea",
	"detail" "bytea",
	"band0" integer GENERATED ALWAYS AS ((get_byte(print, 0) << 8) | get_byte(print, 1)) STORED,
	"band1" integer GENERATED ALWAYS AS ((get_byte(print, 2) << 8) | get_byte(print, 3)) STORED,
	"band2" integer GENERATED ALWAYS AS ((get_byte(print, 4) << 8) | get_byte(print, 5)) STORED,
	"band3" integer GENERATED ALWAYS AS ((get_byte(print, 6) << 8) | get_byte(print, 7)) STORED,
	"made_at" timestamp (3) with time zone,
	CONSTRAINT "picture_prints_print" CHECK (octet_length(print) = 8 and (print is null) = (detail is null)),
	CONSTRAINT "picture_prints_made" CHECK (made_at is not null or print is null)
);
--> statement-breakpoint
CREATE TABLE "import_refusals" (
	"kind" text NOT NULL,
	"line" integer NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "import_refusals_kind_line_pk" PRIMARY KEY("kind","line")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"line" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "import_runs_kind" CHECK (kind in ('models', 'documents', 'serials', 'bonuses'))
);
--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "price_since" date;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "made_on" date;--> statement-breakpoint
ALTER TABLE "picture_prints" ADD CONSTRAINT "picture_prints_name_files_name_fk" FOREIGN KEY ("name") REFERENCES "public"."files"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_prints" ADD CONSTRAINT "picture_prints_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_refusals" ADD CONSTRAINT "import_refusals_kind_import_runs_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."import_runs"("kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_prints_owner" ON "picture_prints" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "picture_prints_band0" ON "picture_prints" USING btree ("band0");--> statement-breakpoint
CREATE INDEX "picture_prints_band1" ON "picture_prints" USING btree ("band1");--> statement-breakpoint
CREATE INDEX "picture_prints_band2" ON "picture_prints" USING btree ("band2");--> statement-breakpoint
CREATE INDEX "picture_prints_band3" ON "picture_prints" USING btree ("band3");--> statement-breakpoint
CREATE INDEX "picture_prints_due" ON "picture_prints" USING btree ("name") WHERE made_at is null;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_price" CHECK (price > 0 and (price_since is null or price is not null));--> statement-breakpoint
-- A photograph of a receipt or a document is listed as it is attached: no write can forget it. Names are locked in one order.
CREATE FUNCTION pictures_are_attached() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO picture_prints (name, owner_id)
    SELECT name, owner_id FROM files
    WHERE name IN (SELECT name FROM added) AND content_type LIKE 'image/%' ORDER BY name
  ON CONFLICT (name) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER prints_see_receipt_files AFTER INSERT ON "receipt_files"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pictures_are_attached();
--> statement-breakpoint
CREATE TRIGGER prints_see_invoice_files AFTER INSERT ON "invoice_files"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pictures_are_attached();
--> statement-breakpoint
INSERT INTO picture_prints (name, owner_id)
  SELECT name, owner_id FROM files
  WHERE content_type LIKE 'image/%'
    AND (EXISTS (SELECT FROM receipt_files WHERE receipt_files.name = files.name)
      OR EXISTS (SELECT FROM invoice_files WHERE invoice_files.name = files.name));
