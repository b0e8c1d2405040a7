// Written by `npm run pack-tables` from what CLDR says in `Intl`; not by hand.

/** Currencies: code | qualifier | noun | plural, where it is not the noun with s | sign. */
export const CURRENCIES = `
AED|United Arab Emirates|dirham||
AFN|Afghan|afghani||؋
ALL|Albanian|lek|lekë|
AMD|Armenian|dram||֏
ANG|Netherlands Antillean|guilder||
AOA|Angolan|kwanza||Kz
ARS|Argentine|peso||$
AUD|Australian|dollar||$
AWG|Aruban|florin||
AZN|Azerbaijani|manat||₼
BAM|Bosnia-Herzegovina Convertible|mark||KM
BBD|Barbadian|dollar||$
BDT|Bangladeshi|taka||৳
BGN|Bulgarian|lev|leva|
BHD|Bahraini|dinar||
BIF|Burundian|franc||
BMD|Bermudan|dollar||$
BND|Brunei|dollar||$
BOB|Bolivian|boliviano||Bs
BRL|Brazilian|real||R$
BSD|Bahamian|dollar||$
BTN|Bhutanese|ngultrum||
BWP|Botswanan|pula||P
BYN|Belarusian|ruble||
BZD|Belize|dollar||$
CAD|Canadian|dollar||$
CDF|Congolese|franc||
CHF|Swiss|franc||
CLP|Chilean|peso||$
CNY|Chinese|yuan||¥
COP|Colombian|peso||$
CRC|Costa Rican|colón||₡
CUC|Cuban Convertible|peso||$
CUP|Cuban|peso||$
CVE|Cape Verdean|escudo||
CZK|Czech|koruna||Kč
DJF|Djiboutian|franc||
DKK|Danish|krone|kroner|kr
DOP|Dominican|peso||$
DZD|Algerian|dinar||
EGP|Egyptian|pound||E£
ERN|Eritrean|nakfa||
ETB|Ethiopian|birr||
EUR||euro||€
FJD|Fijian|dollar||$
FKP|Falkland Islands|pound||£
GBP|British|pound||£
GEL|Georgian|lari||₾
GHS|Ghanaian|cedi||GH₵
GIP|Gibraltar|pound||£
GMD|Gambian|dalasi||
GNF|Guinean|franc||FG
GTQ|Guatemalan|quetzal||Q
GYD|Guyanaese|dollar||$
HKD|Hong Kong|dollar||$
HNL|Honduran|lempira||L
HRK|Croatian|kuna||kn
HTG|Haitian|gourde||
HUF|Hungarian|forint||Ft
IDR|Indonesian|rupiah||Rp
ILS|Israeli New|shekel||₪
INR|Indian|rupee||₹
IQD|Iraqi|dinar||
IRR|Iranian|rial||
ISK|Icelandic|króna|krónur|kr
JMD|Jamaican|dollar||$
JOD|Jordanian|dinar||
JPY|Japanese|yen||¥
KES|Kenyan|shilling||
KGS|Kyrgyz|som||⃀
KHR|Cambodian|riel||៛
KMF|Comorian|franc||CF
KPW|North Korean|won||₩
KRW|South Korean|won||₩
KWD|Kuwaiti|dinar||
KYD|Cayman Islands|dollar||$
KZT|Kazakhstani|tenge||₸
LAK|Laotian|kip||₭
LBP|Lebanese|pound||L£
LKR|Sri Lankan|rupee||Rs
LRD|Liberian|dollar||$
LSL|Lesotho|loti||
LYD|Libyan|dinar||
MAD|Moroccan|dirham||
MDL|Moldovan|leu|lei|
MGA|Malagasy|ariary|ariaries|Ar
MKD|Macedonian|denar|denari|
MMK|Myanmar|kyat||K
MNT|Mongolian|tugrik||₮
MOP|Macanese|pataca||
MRU|Mauritanian|ouguiya||
MUR|Mauritian|rupee||Rs
MVR|Maldivian|rufiyaa||
MWK|Malawian|kwacha||
MXN|Mexican|peso||$
MYR|Malaysian|ringgit||RM
MZN|Mozambican|metical||
NAD|Namibian|dollar||$
NGN|Nigerian|naira||₦
NIO|Nicaraguan|córdoba||C$
NOK|Norwegian|krone|kroner|kr
NPR|Nepalese|rupee||Rs
NZD|New Zealand|dollar||$
OMR|Omani|rial||
PAB|Panamanian|balboa||
PEN|Peruvian|sol|soles|
PGK|Papua New Guinean|kina||
PHP|Philippine|peso||₱
PKR|Pakistani|rupee||Rs
PLN|Polish|zloty||zł
PYG|Paraguayan|guarani||₲
QAR|Qatari|riyal||
RON|Romanian|leu|lei|lei
RSD|Serbian|dinar||
RUB|Russian|ruble||₽
RWF|Rwandan|franc||RF
SAR|Saudi|riyal||
SBD|Solomon Islands|dollar||$
SCR|Seychellois|rupee||
SDG|Sudanese|pound||
SEK|Swedish|krona|kronor|kr
SGD|Singapore|dollar||$
SHP|St. Helena|pound||£
SLE|Sierra Leonean|leone||
SOS|Somali|shilling||
SRD|Surinamese|dollar||$
SSP|South Sudanese|pound||£
STN|São Tomé & Príncipe|dobra||Db
SVC|Salvadoran|colón|colones|
SYP|Syrian|pound||£
SZL|Swazi|lilangeni|emalangeni|
THB|Thai|baht||฿
TJS|Tajikistani|somoni||
TMT|Turkmenistani|manat||
TND|Tunisian|dinar||
TOP|Tongan|paʻanga||T$
TRY|Turkish|lira||₺
TTD|Trinidad & Tobago|dollar||$
TWD|New Taiwan|dollar||$
TZS|Tanzanian|shilling||
UAH|Ukrainian|hryvnia||₴
UGX|Ugandan|shilling||
USD|US|dollar||$
UYU|Uruguayan|peso||$
UZS|Uzbekistani|som||
VES|Venezuelan|bolívar||
VND|Vietnamese|dong||₫
VUV|Vanuatu|vatu||
WST|Samoan|tala||
XAF|Central African CFA|franc||FCFA
XCD|East Caribbean|dollar||$
XCG|Caribbean|guilder||Cg.
XDR|Special Drawing|rights||
XOF|West African CFA|franc||F CFA
XPF|CFP|franc||CFPF
XSU||sucre||
YER|Yemeni|rial||
ZAR|South African|rand||R
ZMW|Zambian|kwacha||ZK
ZWG|Zimbabwean|gold||
`;

/** Time zones: abbreviation | names. */
export const ZONES = `
ACDT|Australian Central Daylight Time
ACST|Australian Central Standard Time
ACT|Australian Central Time
ACWST|Australian Central Western Standard Time
ADT|Atlantic Daylight Time
AEDT|Australian Eastern Daylight Time
AEST|Australian Eastern Standard Time
AET|Australian Eastern Time
AKDT|Alaska Daylight Time
AKST|Alaska Standard Time
AKT|Alaska Time
AST|Atlantic Standard Time
AT|Atlantic Time
AWST|Australian Western Standard Time
BST|British Summer Time
CAT|Central Africa Time
CDT|Central Daylight Time
CEST|Central European Summer Time
CET|Central European Standard Time|Central European Time
CHADT|Chatham Daylight Time
CHAST|Chatham Standard Time
CHAT|Chatham Time
CST|Central Standard Time
CT|Central Time
EAT|East Africa Time
EDT|Eastern Daylight Time
EEST|Eastern European Summer Time
EET|Eastern European Standard Time|Eastern European Time
EST|Eastern Standard Time
ET|Eastern Time
GMT|Greenwich Mean Time
GST|Gulf Standard Time
HADT|Hawaii-Aleutian Daylight Time
HAST|Hawaii-Aleutian Standard Time
HAT|Hawaii-Aleutian Time
HST|Hawaii-Aleutian Standard Time
IST|India Standard Time
LHDT|Lord Howe Daylight Time
LHST|Lord Howe Standard Time
LHT|Lord Howe Time
MDT|Mountain Daylight Time
MST|Mountain Standard Time
MT|Mountain Time
NDT|Newfoundland Daylight Time
NST|Newfoundland Standard Time
NT|Newfoundland Time
NZDT|New Zealand Daylight Time
NZST|New Zealand Standard Time
NZT|New Zealand Time
PDT|Pacific Daylight Time
PMDT|Saint-Pierre-et-Miquelon Daylight Time
PMST|Saint-Pierre-et-Miquelon Standard Time
PMT|Saint-Pierre-et-Miquelon Time
PST|Pacific Standard Time
PT|Pacific Time
SAST|South Africa Standard Time
WAT|West Africa Time
WEST|Western European Summer Time
WET|Western European Standard Time|Western European Time
`;

/** Words for orders of magnitude, with their decimal places. */
export const SCALES = "thousand 3,million 6,billion 9,trillion 12,lakh 5,crore 7,lakh crore 12";
