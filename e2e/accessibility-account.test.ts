import { checkScreens } from "./accessibility.ts";
import { accountScreens } from "./screens/account.ts";
import { libraryScreens } from "./screens/library.ts";

checkScreens("The pages of an account", [...accountScreens, ...libraryScreens]);
