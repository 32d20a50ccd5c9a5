DROP TABLE "login_codes"; -- unused since 0010
