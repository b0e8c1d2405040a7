import { once } from "../document/once.ts";

/*
 * Common words that open a sentence without an article, as hasty writers let it go ("Client asked for two more"), and
 * that no name is spelled like. Words that are names as well ("Mark", "Grace") stay out.
 */
const words = `
account advice agent air analyst answer approach approval assistant associate author backlog bank battery benefit
board boss boy breakfast broker brother budget builder button buy buyer candidate capital car case cash channel charge
cheese chef chicken child children citizen claim class cleaner client close code coffee colleague college company
complaint consultant content contract contractor control copy corporate cost counsel counterparty country court crane
create credit customer dad dashboard data daughter deadline deal death debit debt deck delivery demand design desk
determine developer device dinner director doctor dog draft driver effort employee energy engine engineer entry error
estimate event ever everyday fall father fault fee file fleet flight floor flow food forecast friend fuel fund
governor grief ground group growth guaranty guest head heat hire history home hospital hotel house ice idea impact
incident income index install interest internet interview invoice issue item job judge kid knowledge lab label
landlord latency launch law lawyer leader learn legal letter level life lift light limit line little load log love low
lunch machine mail man manager manufacturer market material meal member menu method milk ministry model mom momentum
money month mother music night notice offer office officer offline oil online operator opinion order outcome outlook
output overtime owner paper paragraph parent part partner party passenger patient pay payee payroll penalty pharmacy
phone pickup pilot plan plant platform police policy potential power prep president press price process product profit
programme progress project proof property prosecutor provider pump purchase quote rate reason receipt record recovery
refund release rent repair report request research respect rest restaurant result resume retail return revenue review
rice risk road room round safety sample schedule season separate server service session shift shop show site sleep
small somebody son source space spare staff stakeholder start state stock store strategy strike study sub success
summer supervisor supplier swap system target task tax tea teacher tech technician tenant test theft ticket title
track traffic train trainer transport transporter trouble truck trust truth turnover unit upgrade uptime user value
vehicle vendor vet visa volume wait water weather website whatever whoever wife wifi woman word worker world year
`;

/** Words that are no name where they open a sentence, folded. */
export const plainOpeners = once((): ReadonlySet<string> => new Set(words.trim().split(/\s+/)));
