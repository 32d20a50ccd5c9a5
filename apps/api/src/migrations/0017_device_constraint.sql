-- Its index refuses registrations of more than 2,704 bytes. A server of the version before can't register devices from
-- here on; they register again when the app is next opened.
ALTER TABLE "devices" DROP CONSTRAINT "devices_registration";
