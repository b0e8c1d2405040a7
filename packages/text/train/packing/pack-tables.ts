// npm run pack-tables: takes what the readable tables say into the packed ones that the library carries.
import { writeClosedClasses } from "./closed-classes.ts";
import { tables, writeTable } from "./tables.ts";

for (const table of tables) {
  await writeTable(table);
  console.log(`${table.file}: ${table.text.length} characters`);
}

writeClosedClasses();
