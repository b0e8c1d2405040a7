import { checkScreens } from "./accessibility.ts";
import { accessScreens } from "./screens/access.ts";
import { adminScreens } from "./screens/admin.ts";

checkScreens("Ways in, and the operator's pages", [...accessScreens, ...adminScreens]);
