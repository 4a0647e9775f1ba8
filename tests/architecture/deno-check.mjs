// Checks every edge function with Deno as the Supabase CLI does: with the function's own deno.json and without
// the root package.json. `npm:` packages come from the root's node_modules, so it needs no network.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const FUNCTIONS = "supabase/functions";
const names = readdirSync(FUNCTIONS).filter((name) =>
	existsSync(`${FUNCTIONS}/${name}/index.ts`),
);
const failed = names.filter((name) => {
	const args = [
		"check",
		"--quiet",
		"--no-lock",
		`--config=${FUNCTIONS}/${name}/deno.json`,
		`${FUNCTIONS}/${name}/index.ts`,
	];
	const env = {
		...process.env,
		DENO_NO_PACKAGE_JSON: "1",
		DENO_NO_UPDATE_CHECK: "1",
	};
	return (
		spawnSync("node_modules/.bin/deno", args, { stdio: "inherit", env })
			.status !== 0
	);
});
if (failed.length) console.error(`deno check failed for: ${failed.join(", ")}`);
process.exitCode = failed.length ? 1 : 0;
